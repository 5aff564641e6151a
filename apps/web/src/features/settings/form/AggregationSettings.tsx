import { MINIMUM_SOURCES_MAX, MINIMUM_SOURCES_MIN } from '@workbench/services/settings/limits';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { HeadcountScopeFields } from './HeadcountScopeFields';
import { SettingSwitch } from './SettingSwitch';
import type { SettingsForm } from './use-settings-form';

export function AggregationSettings({ form }: { form: SettingsForm }) {
  const { draft, errors, isSaving, change } = form;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Data Aggregation</CardTitle>
        <CardDescription>
          How figures from several sources are combined. Changes apply to all companies.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <Field
          label="Minimum Sources Required"
          hint="Companies with fewer sources have no aggregate; a single figure is shown muted. Set to 1 to use it."
          error={errors.minimumSources}
          className="max-w-sm"
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={MINIMUM_SOURCES_MIN}
              max={MINIMUM_SOURCES_MAX}
              step={1}
              inputMode="numeric"
              className="max-w-28"
              disabled={isSaving}
              value={draft.minimumSources}
              onChange={(event) => change({ minimumSources: event.target.value })}
            />
          )}
        </Field>
        <HeadcountScopeFields form={form} />
        <SettingSwitch
          label="Exclude Outliers"
          description="With three or more sources, ignores a figure that is far from the others: by more than 25% and more than 5 people."
          isOn={draft.excludeOutliers}
          isDisabled={isSaving}
          onChange={(excludeOutliers) => change({ excludeOutliers })}
        />
      </CardContent>
    </Card>
  );
}
