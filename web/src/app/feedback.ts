// Sounds and vibration for the events of a move. Both are settings, and both only repeat what the
// board shows.
import type { Event } from '$lele';
import { settings } from '../store/settings.svelte';

type Cue = { notes: readonly number[]; length: number; buzz: readonly number[] };

const CUES: Record<Event['kind'], Cue> = {
  placed: { notes: [523], length: 0.05, buzz: [] },
  erased: { notes: [330], length: 0.04, buzz: [] },
  conflict: { notes: [185, 175], length: 0.09, buzz: [40] },
  'digit-complete': { notes: [659, 784], length: 0.08, buzz: [15] },
  'unit-complete': { notes: [659, 880], length: 0.08, buzz: [15] },
  'full-wrong': { notes: [294, 220], length: 0.16, buzz: [60, 40, 60] },
  solved: { notes: [523, 659, 784, 1047], length: 0.14, buzz: [30, 60, 30, 60, 90] },
};

/** Only one sound is played at a time: that of the last kind in this list. */
const ORDER: readonly Event['kind'][] = [
  'erased',
  'placed',
  'digit-complete',
  'unit-complete',
  'conflict',
  'full-wrong',
  'solved',
];

let audio: AudioContext | null = null;

function tone(context: AudioContext, pitch: number, start: number, length: number) {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

export function vibrate(pattern: readonly number[]) {
  if (settings.vibration && pattern.length > 0 && 'vibrate' in navigator)
    navigator.vibrate([...pattern]);
}

export function feedback(events: readonly Event[]) {
  const kinds = new Set(events.map(({ kind }) => kind));
  const kind = ORDER.findLast((one) => kinds.has(one));
  if (!kind) return;
  const { notes, length, buzz } = CUES[kind];
  vibrate(buzz);
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  notes.forEach((pitch, i) => tone(audio!, pitch, start + i * length * 0.8, length));
}
