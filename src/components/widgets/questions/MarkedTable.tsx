import { useStrings } from './strings.ts';
import './marked-table.css';

/** A value, and whether it is the one in question. */
interface Cell {
  readonly fu: number;
  readonly isHere: boolean;
}

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
}

/** A table of fu with the value in question marked. */
export function MarkedTable({ caption, columns, rows }: Props) {
  const { practice } = useStrings().words;
  return (
    <table class="marked-table">
      <caption>{caption}</caption>
      {columns.length > 0 && (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map(({ fu, isHere }, i) => (
              <td key={i}>
                {isHere ? (
                  <mark>
                    {fu}
                    <span class="sr-only"> {practice.here}</span>
                  </mark>
                ) : (
                  fu
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
