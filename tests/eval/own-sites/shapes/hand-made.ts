import { below, type Shape } from './shape.ts';

const menu = (navigation: readonly { href: string; word: string }[]) =>
  navigation.map(({ href, word }) => `<a href="${href}">${word}</a>`).join(' | ');

/** Layout by tables; a row of the list is a day and a line that leads to the article. */
export const tables: Shape = {
  generator: null,
  feedPath: 'rss.xml',
  pathOf: (newsPath, { id }) => `${newsPath}${id}.htm`,
  card: (one) =>
    `<tr><td width="90" valign="top"><font size="2">${one.short}</font></td><td><font size="2"><a href="${one.href}">${one.title}</a></font></td></tr>`,
  list: (cards) => `<table border="0" cellpadding="4">${cards}</table>`,
  article: (one) => `<p><font size="4"><b>${one.title}</b></font></p><p><i>${one.long}</i></p>${one.body}`,
  frame: (navigation, main, company) =>
    `<body bgcolor="#ffffff"><table width="760" align="center"><tr><td colspan="2" bgcolor="#003366"><font color="#ffffff"><b>${company}</b></font></td></tr><tr><td width="140" valign="top">${menu(navigation)}</td><td valign="top">${main}</td></tr></table></body>`,
};

/** One line per entry, without articles: the day, then the whole text. */
export const lines: Shape = {
  ...tables,
  card: (one) => `<li><b>${one.long}:</b> <b>${one.title}.</b> ${one.excerpt}</li>`,
  list: (cards) => `<ul>${cards}</ul>`,
};

/** Blocks of a heading, a day and paragraphs on one page, without articles. */
export const blocks: Shape = {
  ...tables,
  card: (one) => `<div class="block"><h3>${one.title}</h3><p class="when">${one.long}</p>${one.body}</div>`,
  list: (cards) => `<div id="news">${cards}</div>`,
  frame: (navigation, main, company) =>
    `<body><div id="head"><h1>${company}</h1></div><div id="menu">${menu(navigation)}</div><div id="main">${main}</div></body>`,
};

/** A leaf of a calendar beside each card. */
export const calendar: Shape = {
  generator: null,
  feedPath: 'rss.xml',
  pathOf: below,
  card: (one) =>
    `<div class="row news-item"><div class="col-2"><div class="cal"><span class="cal-day">${one.leaf.day}</span><span class="cal-month">${one.leaf.month}</span><span class="cal-year">${one.leaf.year}</span></div></div><div class="col-10"><h4><a href="${one.href}">${one.title}</a></h4><p>${one.excerpt}</p></div></div>`,
  list: (cards) => `<div class="container news">${cards}</div>`,
  article: (one) =>
    `<div class="container"><div class="cal"><span class="cal-day">${one.leaf.day}</span><span class="cal-month">${one.leaf.month}</span><span class="cal-year">${one.leaf.year}</span></div><h2>${one.title}</h2><div class="text">${one.body}</div></div>`,
  frame: (navigation, main, company) =>
    `<body><div class="topbar"><a class="logo" href="/">${company}</a><div class="menu">${menu(navigation)}</div></div>${main}<div class="bottom">${company}</div></body>`,
};

/** Nested lists by year; each entry is a link with the day in brackets behind it. */
export const nested: Shape = {
  ...tables,
  card: (one) => `<li><a href="${one.href}">${one.title}</a> (${one.long})<ul><li>${one.excerpt}</li></ul></li>`,
  list: (cards) => `<ul class="years"><li>Archive<ul class="entries">${cards}</ul></li></ul>`,
};

/** Definition list: the day as its term. */
export const terms: Shape = {
  ...tables,
  card: (one) => `<dt>${one.short}</dt><dd><a href="${one.href}">${one.title}</a><br>${one.excerpt}</dd>`,
  list: (cards) => `<dl class="news">${cards}</dl>`,
};
