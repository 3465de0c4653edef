// Work that the next frame does not need.

/** Runs `act` after the next frame, or at once if the page is hidden and gets no frame; returns
 *  a function that cancels it. */
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
