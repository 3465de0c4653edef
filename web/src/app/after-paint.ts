// What need not be seen at once waits until the frame that shows the rest is painted.

/** Runs `act` behind the next frame, or at once where a hidden page gets none; returns how to call
 *  it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  if (document.hidden) timer = setTimeout(act);
  else frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
