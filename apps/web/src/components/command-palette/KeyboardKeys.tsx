import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';

interface Keys {
  where: string;
  keys: readonly [keys: string, does: string][];
}

const CTRL = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

const ALL_KEYS: readonly Keys[] = [
  {
    where: 'Everywhere',
    keys: [
      [`${CTRL} K`, 'Search everything'],
      [`${CTRL} B`, 'Show or hide the sidebar'],
      ['?', 'Show these keys'],
      ['F8', 'Go to the messages at the edge'],
      ['Esc', 'Close what is open'],
    ],
  },
  {
    where: 'Tables of companies',
    keys: [
      ['↑ ↓', 'Go from row to row'],
      ['F', 'Filter'],
      ['X', 'Select the row'],
      ['A', 'Change the selected companies'],
    ],
  },
  {
    where: 'Leads',
    keys: [
      ['↑ ↓', 'Go from lead to lead'],
      ['X', 'Select the lead'],
      ['A', 'Select all loaded leads, or none'],
    ],
  },
  {
    where: 'Company, duplicates and disagreements',
    keys: [
      ['J K', 'Next and previous'],
      ['M', 'Merge a pair'],
      ['N', 'Not the same; leave the figures as they are'],
      ['P', 'One is the parent of the other'],
    ],
  },
  {
    where: 'Send queue of LinkedIn Outreach',
    keys: [
      ['J K', 'Next and previous'],
      ['W E', 'Write or edit the draft'],
      ['C O', 'Copy it, open the profile'],
      ['S X F', 'Mark as sent, skip, failed'],
      ['A R', 'Accepted, replied'],
      ['Y', 'Next message to the one just marked'],
      ['T', 'Switch between sending and replies'],
    ],
  },
  {
    where: 'AI Assistant',
    keys: [[`${CTRL} Enter`, 'Generate the message']],
  },
];

/** All keys of the product, by the screens on which they act. */
export function KeyboardKeys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>
            Single letters act while nothing is being typed. They can be switched off on LinkedIn Outreach.
          </DialogDescription>
        </DialogHeader>
        <div className="grid gap-6 sm:grid-cols-2">
          {ALL_KEYS.map(({ where, keys }) => (
            <section key={where}>
              <h3 className="font-medium text-ui">{where}</h3>
              <dl className="mt-2 grid grid-cols-[5.5rem_1fr] gap-y-1.5">
                {keys.map(([key, does]) => (
                  <div key={key} className="contents">
                    <dt>
                      <kbd className="rounded border border-border bg-muted px-1.5 font-sans text-xs">{key}</kbd>
                    </dt>
                    <dd className="text-muted-foreground">{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
