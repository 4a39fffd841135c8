/** Facts beside a question, separated by dots. */
export const Particulars = ({ parts }: { readonly parts: readonly string[] }) => (
  <p class="told">{parts.join('\u00a0· ')}</p>
);
