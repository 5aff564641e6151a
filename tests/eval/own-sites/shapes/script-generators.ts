import { below, linksOf, type Shape } from './shape.ts';

/** Exported pages with hashed class names. */
export const gatsby: Shape = {
  generator: 'Gatsby 5.13.6',
  feedPath: 'rss.xml',
  pathOf: below,
  card: (one) =>
    `<li class="index-module--card--9aa2e"><article itemscope itemtype="http://schema.org/Article"><header><h2><a href="${one.href}" itemprop="url"><span itemprop="headline">${one.title}</span></a></h2><small>${one.long}</small></header><section><p itemprop="description">${one.excerpt}</p></section></article></li>`,
  list: (cards) => `<main><ol style="list-style:none">${cards}</ol></main>`,
  article: (one) =>
    `<main><article class="blog-post" itemscope itemtype="http://schema.org/Article"><header><h1 itemprop="headline">${one.title}</h1><p>${one.long}</p></header><section itemprop="articleBody">${one.body}</section><hr/></article></main>`,
  frame: (navigation, main, company) =>
    `<body><div id="___gatsby"><div id="gatsby-focus-wrapper"><header class="layout-module--top--3f1bc"><a href="/">${company}</a><ul>${linksOf(navigation)}</ul></header>${main}<footer>© ${company}</footer></div></div></body>`,
};

/** Cards that are links as a whole, the day in small print above the title; the article names itself in JSON-LD. */
export const next: Shape = {
  generator: null,
  feedPath: 'feed.xml',
  pathOf: (newsPath, { id }) => `${newsPath}${id}`,
  card: (one) =>
    `<a class="group flex flex-col rounded-2xl" href="${one.href}"><div class="p-6"><p class="text-sm text-zinc-500">${one.medium}</p><h3 class="mt-2 text-xl font-semibold">${one.title}</h3><p class="mt-3 line-clamp-3">${one.excerpt}</p><span class="mt-4 text-sky-600">${one.more} →</span></div></a>`,
  list: (cards) => `<main class="mx-auto max-w-7xl"><div class="grid grid-cols-3 gap-8">${cards}</div></main>`,
  article: (one) =>
    `<main class="prose"><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'BlogPosting', headline: one.title, datePublished: `${one.date}T08:00:00.000Z`, author: { '@type': 'Organization', name: one.company } })}</script><h1>${one.title}</h1><div>${one.body}</div></main>`,
  frame: (navigation, main, company) =>
    `<body class="antialiased"><div id="__next"><header class="sticky top-0"><a href="/">${company}</a>${navigation.map(({ href, word }) => `<a class="px-3 py-2" href="${href}">${word}</a>`).join('')}</header>${main}<footer class="border-t">© ${company}. All rights reserved.</footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","buildId":"k2"}</script></body>`,
};

/** List items of a collection; the card carries a tag beside the day. */
export const webflow: Shape = {
  generator: 'Webflow',
  feedPath: 'blog/rss.xml',
  pathOf: (newsPath, { id }) => `${newsPath}${id}`,
  card: (one) =>
    `<div role="listitem" class="collection-item w-dyn-item"><a href="${one.href}" class="news-card w-inline-block"><div class="card-image"><img src="data:," alt=""/></div><div class="card-tag">News</div><h4 class="heading-s">${one.title}</h4><p class="paragraph-small">${one.excerpt}</p><div class="card-foot"><div class="text-meta">${one.company}</div><div class="text-meta">${one.long}</div></div></a></div>`,
  list: (cards) =>
    `<div class="section"><div class="w-dyn-list"><div role="list" class="collection-list w-dyn-items">${cards}</div></div></div>`,
  article: (one) =>
    `<div class="section hero"><div class="text-meta">${one.long}</div><h1 class="heading-xl">${one.title}</h1></div><div class="section"><div class="rich-text w-richtext">${one.body}</div></div>`,
  frame: (navigation, main, company) =>
    `<body class="body"><div role="banner" class="navbar w-nav"><a href="/" class="brand w-nav-brand">${company}</a><nav role="navigation" class="w-nav-menu">${navigation.map(({ href, word }) => `<a href="${href}" class="nav-link w-nav-link">${word}</a>`).join('')}</nav></div>${main}<div class="footer">© ${company}</div></body>`,
};

/** Summary blocks; the list shows the day in short. */
export const squarespace: Shape = {
  generator: null,
  feedPath: 'news/rss.xml',
  pathOf: (newsPath, { id, date }) => `${newsPath}${date.slice(0, 4)}/${Number(date.slice(5, 7))}/${id}`,
  card: (one) =>
    `<article class="BlogList-item hentry category-news"><div class="Blog-meta BlogList-item-meta"><time class="Blog-meta-item Blog-meta-item--date" datetime="${one.date}">${one.medium}</time><a href="/news?author=5e1" class="Blog-meta-item Blog-meta-item--author">Press office</a></div><a href="${one.href}" class="BlogList-item-title" data-content-field="title">${one.title}</a><div class="BlogList-item-excerpt"><p>${one.excerpt}</p></div><a href="${one.href}" class="BlogList-item-readmore"><span>${one.more}</span></a></article>`,
  list: (cards) => `<section class="Main-content"><div class="BlogList">${cards}</div></section>`,
  article: (one) =>
    `<section class="Main-content"><article class="BlogItem hentry"><h1 class="BlogItem-title" data-content-field="title">${one.title}</h1><div class="Blog-meta"><time class="Blog-meta-item--date" datetime="${one.date}">${one.medium}</time></div><div class="sqs-layout"><div class="sqs-block html-block"><div class="sqs-block-content">${one.body}</div></div></div></article></section>`,
  frame: (navigation, main, company) =>
    `<body class="sqs-seven-one"><!-- This is Squarespace. --><header class="Header"><a class="Header-branding-logo" href="/">${company}</a><nav class="Header-nav">${navigation.map(({ href, word }) => `<a href="${href}" class="Header-nav-item">${word}</a>`).join('')}</nav></header>${main}<footer class="Footer"><p>${company}</p></footer></body>`,
};
