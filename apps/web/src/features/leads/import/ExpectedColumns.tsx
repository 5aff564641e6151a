import { EXPECTED_COLUMNS } from '../import-labels';

/** The columns that are understood, whatever their order. */
export function ExpectedColumns() {
  return (
    <div>
      <p className="mb-1.5 font-medium text-ui">Expected columns</p>
      <ul aria-label="Expected columns" className="flex flex-wrap gap-1.5">
        {EXPECTED_COLUMNS.map((column) => (
          <li key={column} className="rounded bg-muted px-2 py-0.5 text-xs">
            {column}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-muted-foreground text-xs">
        Columns can be in any order and under these or similar names, in several languages. Each row needs an email, a
        LinkedIn profile, or a name with a company. Extra columns are kept.
      </p>
    </div>
  );
}
