/** What exams need of cryptography; the browser's own stands behind it, outside. */
export interface Vault {
  /** So many bytes that nobody can foresee. */
  readonly draw: (count: number) => Uint8Array;
  /** SHA-256 of a text: 32 bytes. */
  readonly digest: (text: string) => Promise<Uint8Array>;
}
