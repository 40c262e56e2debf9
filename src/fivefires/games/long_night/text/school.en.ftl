# Items of the School.

school_kitchen_tins = Tins from the school kitchen
    .effect = 2 food for the store.
lunch_boxes = Lunch boxes
    .effect = 1 food for the store. Roll a die: on 4–6 you also draw the top card of the School.
milk_powder = Milk powder
    .effect = 2 food for the store, or 3 unruly people calm down.
    .mix = 2 food for the store
    .serve = Warm milk for everybody who shouts: 3 unruly people calm down
tuck_shop = The tuck shop
    .effect = 1 food for the store, and you may roll up to 2 of your unused dice again.
chemistry_book = Chemistry for the upper school
    .effect = Once a round, without a die: discard a fuel or medicine card; the bearer sets an explosive trap at its
        place.
first_aid_manual = First-aid manual
    .effect = Die 4+, once a round: heal 1 wound or frostbite of a survivor at the bearer's place, whoever controls it.
sign_language = Sign language primer
    .effect = Once in each search the bearer draws another card without making noise.
lesson_plans = Lesson plans
    .effect = Once a round, without a die: raise one of your unused dice by 1.
evacuation_plan = Evacuation plan
    .effect = The crisis of this round asks for 2 points less.
caretakers_toolbox = Caretaker's toolbox
    .effect = When the bearer barricades, it places 1 barricade more.
megaphone = Megaphone
    .effect = When the bearer attracts zombies, up to 2 more come. Once a round, without a die: make 1 noise at the
        bearer's place, and you may roll one of your unused dice again.
physics_kit = Physics kit
    .effect = Raise one of your unused dice by 2. With improvements: or add 2 progress.
    .plain = Raise one of your unused dice by 2.
    .measure = Raise one of your unused dice by 2
    .assemble = Add 2 progress to improvements
collection_box = Collection box
    .effect = The top card of a location of your choice goes to the crisis, face down and unseen. You roll a new die.
school_nurses_cupboard = The school nurse's cupboard
    .effect = Heal 1 wound or frostbite each of two survivors where one of your survivors is, whoever controls them.
foil_blankets = Foil blankets
    .effect = Turn all frostbite of your survivors to its wound side, then heal 1 wound of one of them.
class_four_b = What is left of class 4b
    .effect = You get a new survivor, the teacher, and 2 helpless people come along.
school_caretaker = The school caretaker
    .effect = You get a new survivor, who kept the boiler room warm.
