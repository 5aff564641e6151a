import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ContactEmailField } from './ContactEmailField';
import { SettingSwitch } from './SettingSwitch';
import { TestEmailButton } from './TestEmailButton';
import type { SettingsForm } from './use-settings-form';

export function GeneralSettings({ form }: { form: SettingsForm }) {
  const { draft, errors, isSaving, change } = form;
  return (
    <Card>
      <CardHeader>
        <CardTitle>General Settings</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <Field label="Email Address" hint="Where notifications are sent." error={errors.email}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="email"
                placeholder="ada@example.com"
                disabled={isSaving}
                value={draft.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            )}
          </Field>
          <TestEmailButton email={draft.email} />
        </div>
        <ContactEmailField form={form} />
        <SettingSwitch
          label="Auto-sync Data Sources"
          description="Refreshes data from all connected sources every hour."
          isOn={draft.autoSync}
          isDisabled={isSaving}
          onChange={(autoSync) => change({ autoSync })}
        />
        <SettingSwitch
          label="Email Notifications"
          description="Get an email when a sync finishes or fails, or when a headcount changes significantly."
          isOn={draft.emailNotifications}
          isDisabled={isSaving}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
        <SettingSwitch
          label="Google News in reports"
          description="Off by default: Google allows this feed for personal, non-commercial use only. When it is off, reports use GDELT."
          isOn={draft.googleNews}
          isDisabled={isSaving}
          onChange={(googleNews) => change({ googleNews })}
        />
      </CardContent>
    </Card>
  );
}
