import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { SettingSwitch } from './SettingSwitch';
import { SettingsPreviewLine } from './SettingsPreviewLine';
import type { SettingsForm } from './use-settings-form';

export function AggregationSettings({ form: { draft, errors, newRule, isSaving, change } }: { form: SettingsForm }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Data Aggregation</CardTitle>
        <CardDescription>
          How the figures of several sources become one. A change applies to every company.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <Field
          label="Minimum Sources Required"
          hint="With fewer sources a company has no aggregate, instead of an unsure one."
          error={errors.minimumSources}
          className="max-w-sm"
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={5}
              step={1}
              inputMode="numeric"
              className="max-w-28"
              disabled={isSaving}
              value={draft.minimumSources}
              onChange={(event) => change({ minimumSources: event.target.value })}
            />
          )}
        </Field>
        <SettingSwitch
          label="Exclude Outliers"
          description="Leaves a figure out that is far from all others, where three or more sources report."
          isOn={draft.excludeOutliers}
          isDisabled={isSaving}
          onChange={(excludeOutliers) => change({ excludeOutliers })}
        />
        <SettingsPreviewLine rule={newRule} />
      </CardContent>
    </Card>
  );
}
