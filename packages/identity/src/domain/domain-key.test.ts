import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDomain } from './domain-key.ts';

describe('parseDomain', () => {
  test.each([
    ['acme.com', 'acme.com'],
    ['ACME.COM.', 'acme.com'],
    ['  https://www.Acme.com/  ', 'acme.com'],
    ['http:/acme.com', 'acme.com'],
    ['//acme.com/path', 'acme.com'],
    ['https://anna:secret@acme.com:8080/x?y#z', 'acme.com'],
    ['acme.com/@handle', 'acme.com'],
    ['acme.com?utm=1', 'acme.com'],
    ['www.www.acme.com', 'acme.com'],
    ['www.com', 'www.com'],
    ['www.co.uk', 'www.co.uk'],
    ['shop.acme.com', 'shop.acme.com'],
    ['acme.co.uk', 'acme.co.uk'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['ａｃｍｅ。com', 'acme.com'],
    ['acme.github.io', 'acme.github.io'],
    ['www.github.io', 'www.github.io'],
    ['https://www.linkedin.com/', 'linkedin.com'],
    ['github.com', 'github.com'],
    ['amazon.com/about', 'amazon.com'],
    ['https://myx.com/about', 'myx.com'],
    ['gmx.io', 'gmx.io'],
    ['live.me', 'live.me'],
    ['live.org', 'live.org'],
    ['outlook.ai', 'outlook.ai'],
    ['https://about.gitlab.com/company/', 'about.gitlab.com'],
    ['https://about.facebook.com/meta', 'about.facebook.com'],
    ['https://careers.tripadvisor.com/jobs', 'careers.tripadvisor.com'],
    ['https://www.squarespace.com/about/company', 'squarespace.com'],
    ['https://www.kununu.com/de', 'kununu.com'],
    ['https://www.xing.com/de', 'xing.com'],
    ['https://www.vimeo.com/index.html', 'vimeo.com'],
    ['https://www.etsy.com/de-en', 'etsy.com'],
    ['https://about.google.com/sitemap', 'about.google.com'],
    ['https://www.amazon.com/sports', 'amazon.com'],
  ])('reads %s as %s', (input, domain) => {
    expect(parseDomain(input)).toEqual({ domain });
  });

  test.each([
    ['', 'is empty'],
    ['co.uk', 'is a suffix'],
    ['github.io', 'is a suffix'],
    ['gmail.com', 'personal mailboxes'],
    ['https://www.Outlook.com/mail', 'personal mailboxes'],
    ['yahoo.com.br', 'personal mailboxes'],
    ['hotmail.nl', 'personal mailboxes'],
    ['live.co.za', 'personal mailboxes'],
    ['https://x.com/de', 'is a page at x.com'],
    ['https://business.facebook.com/acmebakery', 'is a page at business.facebook.com'],
    ['https://www.linkedin.com/jobs/view/1', 'is a page at linkedin.com'],
    ['https://vimeo.com/ab', 'is a page at vimeo.com'],
    ['https://bit.ly/about', 'is a page at bit.ly'],
    ['https://bit.ly/ab', 'is a page at bit.ly'],
    ['https://www.xing.com/de/companies/acme', 'is a page at xing.com'],
    ['https://www.kununu.com/de/acme', 'is a page at kununu.com'],
    ['https://acme.business.site/about', 'is a page at acme.business.site'],
    ['https://www.linkedin.com/company/cedar-ltd', "is a page at linkedin.com, not the company's own site"],
    ['de.linkedin.com/company/cedar', 'is a page at de.linkedin.com'],
    ['facebook.com/acmebakery', 'is a page at facebook.com'],
    ['m.facebook.com\\acme', 'is a page at m.facebook.com'],
    ['https://github.com/acme', 'is a page at github.com'],
    ['https://sites.google.com/view/acme', 'is a page at sites.google.com'],
    ['https://linktr.ee/acme', 'is a page at linktr.ee'],
    ['https://bit.ly/3abc', 'is a page at bit.ly'],
    ['https://www.etsy.com/shop/acme', 'is a page at etsy.com'],
    ['https://www.amazon.de/stores/Acme/page/1', 'is a page at amazon.de'],
    ['https://x.com/acme', 'is a page at x.com'],
    ['127.0.0.1', 'IP address'],
    ['2130706433', 'IP address'],
    ['0x7f.1', 'IP address'],
    ['127.1', 'IP address'],
    ['127。0。0。1', 'IP address'],
    ['[::1]', 'IP address'],
    ['https://[::1]:80/', 'IP address'],
    ['localhost', 'has no dot'],
    ['acme.local', 'no public top-level domain'],
    ['anna@acme.com', 'looks like an e-mail address'],
    ['mailto:anna@acme.com', 'looks like an e-mail address'],
    ['acme .com', 'contains a space'],
    ['ac_me.com', 'contains an underscore'],
    ['acme..com', 'empty part'],
    ['.acme.com', 'empty part'],
    ['-acme.com', 'hyphen'],
    ['acme.com,acme.de', 'no domain has'],
    [`${'a'.repeat(64)}.com`, 'longer than a domain'],
    [`${'abcdefgh.'.repeat(30)}com`, 'longer than a domain'],
  ])('refuses %s because it %s', (input, reason) => {
    const result = parseDomain(input);
    expect(result).toEqual({ problem: expect.stringContaining(reason) });
    expect(result).toEqual({ problem: expect.stringMatching(/; expected a domain like acme\.com$/) });
  });

  test('a normalised domain is normalised already, whatever the input', () => {
    const label = fc.stringMatching(/^[a-zA-Zäöü0-9-]{1,12}$/);
    const input = fc.tuple(
      fc.constantFrom('', 'www.', 'https://www.', 'a.'),
      label,
      fc.constantFrom('.com', '.CO.UK', '.de.'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          input.map((parts) => parts.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (text) => {
          const first = parseDomain(text);
          if ('domain' in first) expect(parseDomain(first.domain)).toEqual(first);
        },
      ),
    );
  });
});
