# Raid & Trade: Items. What they do is said by words made from their data.

## Mayu

bandages = Bandages
thermos = Thermos
herb_garden = Herb Garden
arm_sling = Arm Sling
water_filter = Water Filter
antibiotics = Antibiotics
field_kit = Field Kit
stretcher = Stretcher
soup_kitchen = Soup Kitchen
white_flag = White Flag
clinic_bed = Clinic Bed
microscope = Microscope
stimulants = Stimulants
ambulance = Ambulance

## Zoey

bicycle = Bicycle
torch = Torch
antenna = Antenna
fuse_box = Fuse Box
battery = Battery
taser = Taser
radio_set = Radio Set
burglar_alarm = Burglar Alarm
drill = Drill
jammer = Jammer
floodlight = Floodlight
workbench_lamp = Workbench Lamp
drone = Drone
generator = Generator

## Jake

crowbar = Crowbar
jerrycan = Jerrycan
spare_wheel = Spare Wheel
toolbelt = Toolbelt
rivet_gun = Rivet Gun
welder = Welder
super_gun = Super Gun
motorbike = Motorbike
salvage_hook = Salvage Hook
stamping_press = Stamping Press
tow_truck = Tow Truck
garage = Garage
scrap_heap = Scrap Heap
steam_hammer = Steam Hammer

## Garcia

purse = Purse
price_list = Price List
samples = Samples
padlock = Padlock
pushcart = Pushcart
safe = Safe
stall = Stall
invitation = Invitation
bribe_box = Bribe Box
messenger = Messenger
scale = Scale
warehouse = Warehouse
auction = Auction
trading_post = Trading Post

## Carter

helmet = Helmet
brass_knuckles = Brass Knuckles
holster = Holster
whistle = Whistle
boots = Boots
shield_plate = Shield Plate
shotgun = Shotgun
handcuffs = Handcuffs
battering_ram = Battering Ram
guard_dog = Guard Dog
armory = Armory
flak_jacket = Flak Jacket
bounty_board = Bounty Board
armored_car = Armored Car

## Cora

fuse_wire = Fuse Wire
gas_mask = Gas Mask
rope = Rope
stopwatch = Stopwatch
blueprint = Blueprint
shaped_charge = Shaped Charge
smoke_bomb = Smoke Bomb
tripwire = Tripwire
forged_pass = Forged Pass
mine_kit = Mine Kit
safe_house = Safe House
demolition_plan = Demolition Plan
