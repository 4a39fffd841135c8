/** The cryptography that exams need; the caller passes the browser's. */
export interface Vault {
  /** This many unpredictable bytes. */
  readonly draw: (count: number) => Uint8Array;
  /** SHA-256 of a text: 32 bytes. */
  readonly digest: (text: string) => Promise<Uint8Array>;
}
