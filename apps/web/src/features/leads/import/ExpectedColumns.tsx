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
        In any order, under these or similar names, also in other languages. None is required but a way to tell who it
        is: an email, a profile, or a name with a company. Further columns are kept.
      </p>
    </div>
  );
}
