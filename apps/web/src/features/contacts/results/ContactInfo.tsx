import type { Contact } from '@workbench/services/contacts/schemas';
import { Button } from '~/components/ui/controls/Button';
import { cn } from '~/lib/cn';
import { formatCount } from '~/lib/format/format';
import { emailLink, phoneLink } from '~/lib/format/links';
import { availableText } from '../search-result-labels';

interface ContactInfoProps {
  contact: Contact;
  /** It is being paid for. */
  isRevealing: boolean;
  onReveal: (contact: Contact) => void;
  /** Under a finger everything is 44 px high. */
  isCard?: boolean;
}

/** Email and phone as links; of what is hidden, what the source has, and the button that gets it at its price. */
export function ContactInfo({ contact, isRevealing, onReveal, isCard = false }: ContactInfoProps) {
  const { email, phone, name, reveal } = contact;
  const available = availableText(contact);
  return (
    <>
      {email !== null && <InfoLink text={email} href={emailLink(email)} isCard={isCard} />}
      {phone !== null && <InfoLink text={phone} href={phoneLink(phone)} isCard={isCard} />}
      {(available !== null || reveal !== null) && (
        <div className="flex flex-wrap items-center gap-x-2">
          {available !== null && <span className="text-muted-foreground text-ui">{available}</span>}
          {reveal !== null && (
            <Button
              variant="outline"
              size="sm"
              className={isCard ? 'h-11!' : 'h-7! touch:h-11! px-2! text-xs!'}
              aria-label={`Reveal · ${revealPriceText(reveal.creditsMax)}: ${name}`}
              aria-disabled={isRevealing}
              onClick={() => !isRevealing && onReveal(contact)}
            >
              {isRevealing ? 'Revealing…' : `Reveal · ${revealPriceText(reveal.creditsMax)}`}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function revealPriceText(credits: number): string {
  return credits === 0 ? 'free' : formatCount(credits, 'credit', 'credits');
}

function InfoLink({ text, href, isCard }: { text: string; href: string | null; isCard: boolean }) {
  return (
    <div className={cn('truncate text-ui', isCard ? 'leading-[2.75rem]' : 'leading-6')} title={text}>
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
