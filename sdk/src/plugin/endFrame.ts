/** Ends the frame and tells why, in a sentence. */
export type EndFrame = (reason: string) => void

/** By what tells the page. Whoever keeps that from being heard comes to an end all the same: the page ends what does not answer. */
export function endFrame(tell: (fault: Error) => void): EndFrame {
  let isTold = false
  return (reason) => {
    if (isTold) for (;;);
    isTold = true
    tell(new Error(reason))
  }
}
