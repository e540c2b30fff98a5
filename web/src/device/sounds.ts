/** Small sounds, made on the spot: off unless somebody wants them. */
import type { Change } from "../gen/protocol";
import { settings } from "./settings.svelte";

/** A note: height in hertz, when it begins and how long it lasts, in seconds. */
type Tone = [height: number, begins: number, lasts: number];

const TONES: Record<string, Tone[]> = {
  "hut-placed": [[220, 0, 0.09]],
  "huts-fed": [[392, 0, 0.07]],
  "well-dug": [
    [180, 0, 0.1],
    [360, 0.1, 0.15],
  ],
  "ziggurat-built": [
    [196, 0, 0.12],
    [247, 0.1, 0.18],
  ],
  "ziggurat-extended": [
    [247, 0, 0.12],
    [294, 0.1, 0.18],
  ],
  harvested: [[523, 0, 0.06]],
  flooded: [[110, 0, 0.6]],
  starved: [
    [262, 0, 0.15],
    [208, 0.15, 0.25],
  ],
  "game-over": [
    [262, 0, 0.2],
    [330, 0.2, 0.2],
    [392, 0.4, 0.4],
  ],
  "seat-taken": [
    [330, 0, 0.1],
    [440, 0.1, 0.14],
  ],
  "your-turn": [
    [440, 0, 0.1],
    [660, 0.12, 0.16],
  ],
};

const LOUD = 0.06;

let context: AudioContext | null = null;

export function playSound(name: string): void {
  const tones = TONES[name];
  if (!settings.sounds || !tones) return;
  context ??= new AudioContext();
  for (const [height, begins, lasts] of tones) {
    const voice = new OscillatorNode(context, { type: "triangle", frequency: height });
    const loud = new GainNode(context, { gain: 0 });
    const start = context.currentTime + begins;
    // From nothing and to nothing: a note that begins or ends at once clicks.
    loud.gain.setTargetAtTime(LOUD, start, 0.008);
    loud.gain.setTargetAtTime(0, start + lasts * 0.6, lasts * 0.3);
    voice.connect(loud).connect(context.destination);
    voice.start(start);
    voice.stop(start + lasts * 3);
  }
}

/** The sound of what has just happened: of many events at once, only the weightiest is heard. */
export function playEventSounds(changes: readonly Change[]): void {
  const heard = changes.flatMap((change) => change.events.map((event) => event.event));
  const weightiest = ["game-over", "flooded", "starved", "well-dug", "ziggurat-built", "ziggurat-extended"];
  const name = weightiest.find((one) => heard.includes(one as never)) ?? heard.find((one) => one in TONES);
  if (name) playSound(name);
}
