/** What is told beside a question, part after part. */
export const Particulars = ({ parts }: { readonly parts: readonly string[] }) => (
  <p class="told">{parts.join('\u00a0· ')}</p>
);
