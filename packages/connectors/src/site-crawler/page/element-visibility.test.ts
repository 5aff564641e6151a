import { expect, test } from 'vitest';
import { htmlToText } from '../../markup/html-text.ts';
import { scanPage } from './scan-page.ts';

const seen = (body: string) => htmlToText(scanPage(body, 'https://acme.example/').seen).replaceAll('\n', ' ');

test.each([
  ['the attribute', '<p hidden>No</p>'],
  ['another value of it', '<p hidden="until-found">No</p>'],
  ['aria-hidden', '<p aria-hidden="true">No</p>'],
  ['display', '<p style="color:red; DISPLAY : none !important">No</p>'],
  ['visibility', '<p style="visibility:hidden">No</p>'],
  ['no size', '<p style="font-size:0">No</p>'],
  ['no size with a unit', '<p style="font-size:0.0px">No</p>'],
  ['no opacity', '<p style="opacity:0">No</p>'],
  ['white on the page', '<p style="color:#FFFFFF">No</p>'],
  ['white on white', '<div style="background:white"><p style="color: rgb(255, 255, 255)">No</p></div>'],
  ['white by the old attribute', '<font color="white">No</font>'],
  ['no colour', '<p style="color:transparent">No</p>'],
  ['far away', '<p style="position:absolute;left:-9999px">No</p>'],
  ['cut to nothing', '<div style="height:0;overflow:hidden">No</div>'],
  ['a comment', '<!-- No -->'],
  ['noscript', '<noscript>No</noscript>'],
  ['a template', '<template><p>No</p></template>'],
  ['a script', '<script>No</script>'],
  ['something deeper in it', '<div style="display:none"><div><p>No</p></div></div>'],
])('text hidden by %s is left out, what follows is not', (_name, hidden) => {
  expect(seen(`<body>${hidden}<p>Yes</p></body>`)).toBe('Yes');
});

test.each([
  ['white on a dark ground', '<div style="background-color:#123"><p style="color:#fff">Yes</p></div>'],
  ['half seen', '<p style="opacity:0.5">Yes</p>'],
  ['small', '<p style="font-size:0.8em">Yes</p>'],
  ['aria-hidden false', '<p aria-hidden="false">Yes</p>'],
  ['a negative margin', '<p style="margin-left:-10px">Yes</p>'],
])('text that is %s is seen', (_name, shown) => {
  expect(seen(shown)).toBe('Yes');
});

test.each([
  ['navigation', '<nav>No</nav>'],
  ['a navigation by its role', '<div role="navigation">No</div>'],
  ['the footer', '<footer>No</footer>'],
  ['a cookie banner', '<div id="cookie-consent">No</div>'],
  ['a cookie banner of a vendor', '<div class="x onetrust-banner-sdk">No</div>'],
  ['a dialog', '<div role="dialog">No</div>'],
  ['a trail of breadcrumbs', '<ol class="breadcrumbs">No</ol>'],
])('the frame of a page is left out: %s', (_name, frame) => {
  expect(seen(`<body>${frame}<p>Yes</p></body>`)).toBe('Yes');
});

test('the links of menus and footers are kept all the same', () => {
  const body =
    '<nav style="display:none"><a href="/careers">Careers</a></nav><footer><a href="/news">News</a></footer>';
  expect(scanPage(body, 'https://acme.example/').links.map(({ url }) => url)).toEqual([
    'https://acme.example/careers',
    'https://acme.example/news',
  ]);
});

test("an article's own footer is its text", () => {
  expect(seen('<article><p>Yes</p><footer>Contact</footer></article>')).toBe('Yes Contact');
});

test('a page around which a frame is wrapped by name is read nevertheless', () => {
  expect(seen(`<div class="gdpr-ready"><p>${'All of it is here. '.repeat(20)}</p></div>`)).toContain(
    'All of it is here.',
  );
});
