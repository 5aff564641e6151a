import { expect, it } from 'vitest';
import { hasAddress, namesLikeSites } from './web-addresses.ts';

it.each([
  'Send money to northwind-pay.com now.',
  'Pay the invoice at northwind-pay.example/now.',
  'It is at www.northwind.example.',
  'See HTTPS://northwind.example.',
  'Write to ceo@northwind.example.',
  'Write to ceo [at] northwind dot com.',
  'Call +1 555 010 0199.',
  'Call 555-010-0199.',
  'Ruf 030 901820 an.',
  'Its hotline 0800 123 456 is open.',
  'It answers at 10.0.0.1:8080.',
])('“%s” leads somewhere', (text) => {
  expect(hasAddress(text)).toBe(true);
});

it.each([
  'Northwind Robotics raised $1.5m and 40.000.000 euros in 2025.',
  'It builds with Node.js and ASP.NET, version 2.4.1.',
  'It sold 1 200 000 grippers, up from 900 000, on 29.06.2026.',
  'The U.S. firm pays 2026-10-02; No. 0012 is its form.',
  'Booking.com has opened an office.',
  'Umsatz und Gewinn stiegen 2025 um 40 Prozent auf 1.200.000 Euro, z.B. in Jena.',
])('“%s” leads nowhere', (text) => {
  expect(hasAddress(text, ['Booking.com'])).toBe(false);
});

it('takes what a text writes like a name for one', () => {
  expect(namesLikeSites('Booking.com and Character.ai left Evil-pay.com, Evilpay.com/now and booking.com.')).toEqual([
    'Booking.com',
    'Character.ai',
  ]);
});
