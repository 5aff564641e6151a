import { Telescope } from 'lucide-react';
import { useId } from 'react';
import { Button } from '~/components/ui/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/Card';
import { EmptyState } from '~/components/ui/EmptyState';
import { Input } from '~/components/ui/Input';
import { Label } from '~/components/ui/Label';

const FIELDS = [
  { name: 'industry', label: 'Industry', type: 'text', placeholder: 'e.g. Software' },
  { name: 'location', label: 'Location', type: 'text', placeholder: 'e.g. Berlin' },
  { name: 'minEmployees', label: 'Min Employees', type: 'number', placeholder: 'e.g. 50' },
  { name: 'maxEmployees', label: 'Max Employees', type: 'number', placeholder: 'e.g. 500' },
] as const;

/** Shows what discovery will take, and says honestly that nothing is connected that could answer. */
export function DiscoverTab() {
  const id = useId();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Discover Companies</CardTitle>
        <CardDescription>Find companies that you do not track yet by industry, place and size.</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {FIELDS.map(({ name, label, type, placeholder }) => (
            <div key={name} className="flex flex-col gap-1.5">
              <Label htmlFor={`${id}-${name}`}>{label}</Label>
              <Input
                id={`${id}-${name}`}
                name={name}
                type={type}
                placeholder={placeholder}
                {...(type === 'number' ? { min: 0, step: 1, inputMode: 'numeric' } : {})}
              />
            </div>
          ))}
        </div>
        <div>
          <Button disabled aria-describedby={`${id}-reason`}>
            Discover Companies
          </Button>
        </div>
        <div id={`${id}-reason`} className="rounded-lg border border-border border-dashed">
          <EmptyState
            icon={Telescope}
            title="No discovery source is connected yet"
            description="Discovery asks outside sources for companies. Until one is connected there is nothing to search, and no results are made up. You can add companies by hand or import a CSV."
          />
        </div>
      </CardContent>
    </Card>
  );
}
