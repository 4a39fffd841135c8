const [HERTZ, STROKES, APART, LASTS] = [880, 3, 0.45, 0.35] as const;

/** Rings three times and vibrates, if the device allows it. */
export function ring(): void {
  if ('vibrate' in navigator) navigator.vibrate([300, 150, 300, 150, 300]);
  const audio = new AudioContext();
  const end = audio.currentTime + STROKES * APART;
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const at = audio.currentTime + stroke * APART;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = HERTZ;
    loudness.gain.setValueAtTime(0.25, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + LASTS);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(Math.min(at + LASTS, end));
  }
}
