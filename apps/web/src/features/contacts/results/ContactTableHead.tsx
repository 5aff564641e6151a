interface ContactTableHeadProps {
  areAllChosen: boolean;
  areSomeChosen: boolean;
  onChooseAll: (isChosen: boolean) => void;
}

export function ContactTableHead({ areAllChosen, areSomeChosen, onChooseAll }: ContactTableHeadProps) {
  return (
    <thead className="sticky top-0 z-10 bg-muted text-left text-muted-foreground text-xs">
      <tr aria-rowindex={1} className="h-10 *:font-medium">
        <th scope="col" className="w-11 px-3">
          <input
            ref={(box) => {
              if (box) box.indeterminate = areSomeChosen;
            }}
            type="checkbox"
            aria-label="Select all shown contacts"
            className="size-4 align-middle"
            checked={areAllChosen}
            onChange={(event) => onChooseAll(event.target.checked)}
          />
        </th>
        <th scope="col" className="w-[21%] px-3">
          Name
        </th>
        <th scope="col" className="w-[17%] px-3">
          Title
        </th>
        <th scope="col" className="w-[16%] px-3">
          Company
        </th>
        <th scope="col" className="px-3">
          Contact Info
        </th>
        <th scope="col" className="w-[13%] px-3">
          Location
        </th>
        <th scope="col" className="w-24 px-3">
          LinkedIn
        </th>
      </tr>
    </thead>
  );
}
