/** A column’s head: its text, and a class where the column has one. */
type Head = string | readonly [text: string, className: string];

/** The head of a table: one cell for each column. */
export const ColumnHeads = ({ heads }: { readonly heads: readonly Head[] }) => (
  <thead>
    <tr>
      {heads.map((head, i) => {
        const [text, className] = typeof head === 'string' ? [head] : head;
        return (
          <th key={i} scope="col" class={className}>
            {text}
          </th>
        );
      })}
    </tr>
  </thead>
);
