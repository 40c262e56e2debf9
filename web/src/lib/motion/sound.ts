/** Short sounds, made and not loaded. */
import { settings } from '../state/settings.svelte';

type Tone = [frequency: number, start: number, length: number, volume: number];

const SOUNDS: Record<string, Tone[]> = {
  turn: [
    [392, 0, 0.35, 0.09],
    [587, 0.12, 0.5, 0.08],
  ],
  tick: [[880, 0, 0.05, 0.03]],
  no: [[140, 0, 0.18, 0.08]],
  dice: [0, 0.06, 0.11, 0.19, 0.3].map((at) => [210 + at * 300, at, 0.04, 0.06] as Tone),
  end: [
    [294, 0, 0.5, 0.08],
    [392, 0.18, 0.5, 0.08],
    [494, 0.36, 0.9, 0.08],
  ],
};

let context: AudioContext | null = null;

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers let a page make no sound before somebody has touched it.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, start, length, volume] of SOUNDS[name] ?? []) {
    const [from, to] = [context.currentTime + start, context.currentTime + start + length];
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = name === 'dice' ? 'square' : 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, to);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(to);
  }
}
