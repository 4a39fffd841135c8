/** What an embedded page tells the page around it: its height in pixels, a scored hand, or an answer that was judged. */
export type HostMessage =
  | { readonly height: number }
  | { readonly score: { readonly link: string; readonly answer: unknown } }
  | { readonly answer: { readonly skill: string; readonly right: boolean } };

/** Sends a message to the page around the frame; nothing of it is private, so any page may hear it. */
export function tellHost(message: HostMessage): void {
  if (parent !== window) parent.postMessage({ from: 'tensu', ...message }, '*');
}
