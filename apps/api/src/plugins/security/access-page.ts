/** The page that lets a browser in and out, without the web client: that is for whoever is in. */

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #18181b; background: #fafafa; margin: 0; }
  main { max-width: 24rem; margin: 15vh auto 0; padding: 1.5rem; }
  h1 { font-size: 1.25rem; }
  form { margin-top: 1rem; }
  label { display: block; font-weight: 600; }
  input, button { box-sizing: border-box; width: 100%; font: inherit; padding: .5rem .75rem; border-radius: .375rem; }
  input { margin: .25rem 0 .75rem; border: 1px solid #71717a; background: #fff; color: inherit; }
  button { border: 1px solid #18181b; background: #18181b; color: #fff; cursor: pointer; }
  input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
  [role=alert] { color: #b91c1c; font-weight: 600; }
  a { color: #1d4ed8; }
  @media (prefers-color-scheme: dark) {
    body { color: #fafafa; background: #09090b; }
    input { background: #18181b; }
    button { border-color: #fafafa; background: #fafafa; color: #18181b; }
    [role=alert] { color: #fca5a5; }
    a { color: #93c5fd; }
  }`;

export const ACCESS_PAGE_PATH = '/access';

/** Takes the access token. @param next where to go then, a path of this server */
export function tokenPage(next: string, problem?: string): string {
  return page(
    'Access token',
    `${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
    <p>This workbench lets in who has its access token: the value of <code>ACCESS_TOKEN</code> that the server was started with.</p>
    <form method="post" action="${ACCESS_PAGE_PATH}">
      <input type="hidden" name="next" value="${escapeHtml(next)}">
      <label for="token">Access token</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
      <button>Open the workbench</button>
    </form>`,
  );
}

export function signedInPage(): string {
  return page(
    'Access',
    `<p>This browser has access for 30 days from the day on which it gave the token.</p>
    <form method="post" action="${ACCESS_PAGE_PATH}/end"><button>Sign out</button></form>
    <form method="post" action="${ACCESS_PAGE_PATH}/end">
      <input type="hidden" name="browsers" value="all"><button>Sign out of all browsers</button>
    </form>
    <p><a href="/">Back to the workbench</a></p>`,
  );
}

export function openPage(): string {
  return page(
    'Access',
    `<p>This server has no access token: every user of its machine can open it. Set <code>ACCESS_TOKEN</code> to change that.</p>
    <p><a href="/">Back to the workbench</a></p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · Workbench</title>
  <style>${STYLE}
  </style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
