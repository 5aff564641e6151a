import { Link } from '@tanstack/react-router';
import { KeyRound, LogOut, ScrollText, Webhook } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';

/** Leads to the keys of the API, to webhooks and to the log of what was done. */
export function AccessCard() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Access</CardTitle>
        <CardDescription>
          Keys for scripts and colleagues, webhooks for other systems, and who changed, deleted, exported or bought
          what.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-wrap gap-2">
        <Link to="/api-keys" className={buttonClass('outline')}>
          <KeyRound aria-hidden />
          API keys
        </Link>
        <Link to="/webhooks" className={buttonClass('outline')}>
          <Webhook aria-hidden />
          Webhooks
        </Link>
        <Link to="/audit-log" className={buttonClass('outline')}>
          <ScrollText aria-hidden />
          Audit log
        </Link>
        <a href="/access" className={buttonClass('outline')}>
          <LogOut aria-hidden />
          Sign out
        </a>
      </CardContent>
    </Card>
  );
}
