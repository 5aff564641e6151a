import type { Contact } from '@workbench/services/contacts/schemas';
import { Button } from '~/components/ui/controls/Button';
import { DASH, formatCount } from '~/lib/format/format';
import { emailLink, phoneLink } from '~/lib/format/links';

interface ContactInfoProps {
  contact: Contact;
  onReveal: (contact: Contact) => void;
}

/** E-mail and phone as links; what is hidden still has a button with its price. */
export function ContactInfo({ contact, onReveal }: ContactInfoProps) {
  const { email, phone, name, reveal } = contact;
  return (
    <>
      {email !== null && <InfoLink text={email} href={emailLink(email)} />}
      {phone !== null && <InfoLink text={phone} href={phoneLink(phone)} />}
      {reveal !== null ? (
        <Button
          variant="outline"
          size="sm"
          className="h-7! px-2! text-xs!"
          aria-label={`Reveal ${name} · ${revealPriceText(reveal.creditsMax)}`}
          onClick={() => onReveal(contact)}
        >
          Reveal · {revealPriceText(reveal.creditsMax)}
        </Button>
      ) : (
        email === null && phone === null && <span className="text-muted-foreground">{DASH}</span>
      )}
    </>
  );
}

function revealPriceText(credits: number): string {
  return credits === 0 ? 'free' : formatCount(credits, 'credit', 'credits');
}

function InfoLink({ text, href }: { text: string; href: string | null }) {
  return (
    <div className="truncate text-ui leading-6" title={text}>
      {href === null ? (
        text
      ) : (
        <a
          href={href}
          className="inline-block max-w-full truncate align-top text-link underline-offset-4 hover:underline"
        >
          {text}
        </a>
      )}
    </div>
  );
}
