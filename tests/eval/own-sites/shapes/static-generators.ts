import { below, linksOf, type Shape } from './shape.ts';

/** Cards whose date stands in a footer, behind the title a link over the whole card. */
export const hugo: Shape = {
  generator: 'Hugo 0.125.4',
  feedPath: 'index.xml',
  pathOf: below,
  card: (one) =>
    `<article class="post-entry"><header class="entry-header"><h2 class="entry-hint-parent">${one.title}</h2></header><div class="entry-content"><p>${one.excerpt}</p></div><footer class="entry-footer"><span title='${one.date} 00:00:00 +0000 UTC'>${one.long}</span>&nbsp;·&nbsp;3 min&nbsp;·&nbsp;${one.company}</footer><a class="entry-link" aria-label="post link to ${one.title}" href="${one.href}"></a></article>`,
  list: (cards) => `<main class="main"><header class="page-header"><h1>Posts</h1></header>${cards}</main>`,
  article: (one) =>
    `<main class="main"><article class="post-single"><header class="post-header"><h1 class="post-title">${one.title}</h1><div class="post-meta"><span title='${one.date} 00:00:00 +0000 UTC'>${one.long}</span>&nbsp;·&nbsp;3 min</div></header><div class="post-content">${one.body}</div></article></main>`,
  frame: (navigation, main, company) =>
    `<body class="list"><header class="header"><nav class="nav"><div class="logo"><a href="/">${company}</a></div><ul id="menu">${linksOf(navigation)}</ul></nav></header>${main}<footer class="footer"><span>&copy; ${company}</span></footer></body>`,
};

/** A list of lines with the day above each title; the day is in the address. */
export const jekyll: Shape = {
  generator: 'Jekyll v4.3.3',
  feedPath: 'feed.xml',
  pathOf: (_, { id, date }) => `/${date.replaceAll('-', '/')}/${id}.html`,
  card: (one) =>
    `<li><span class="post-meta">${one.medium}</span><h3><a class="post-link" href="${one.href}">${one.title}</a></h3></li>`,
  list: (cards) => `<h2 class="post-list-heading">Posts</h2><ul class="post-list">${cards}</ul>`,
  article: (one) =>
    `<article class="post h-entry" itemscope itemtype="http://schema.org/BlogPosting"><header class="post-header"><h1 class="post-title p-name" itemprop="name headline">${one.title}</h1><p class="post-meta"><time class="dt-published" datetime="${one.date}T00:00:00+00:00" itemprop="datePublished">${one.medium}</time></p></header><div class="post-content e-content" itemprop="articleBody">${one.body}</div></article>`,
  frame: (navigation, main, company) =>
    `<body><header class="site-header"><div class="wrapper"><a class="site-title" rel="author" href="/">${company}</a><nav class="site-nav">${navigation.map(({ href, word }) => `<a class="page-link" href="${href}">${word}</a>`).join('')}</nav></div></header><main class="page-content"><div class="wrapper">${main}</div></main><footer class="site-footer h-card">${company}</footer></body>`,
};

/** A reversed ordered list; title first, day behind it. */
export const eleventy: Shape = {
  generator: 'Eleventy v2.0.1',
  feedPath: 'feed/feed.xml',
  pathOf: below,
  card: (one) =>
    `<li class="postlist-item"><a href="${one.href}" class="postlist-link">${one.title}</a> <time class="postlist-date" datetime="${one.date}">${one.long}</time></li>`,
  list: (cards) => `<h1>Archive</h1><ol reversed class="postlist" style="counter-reset: start-from 9">${cards}</ol>`,
  article: (one) =>
    `<h1>${one.title}</h1><ul class="post-metadata"><li><time datetime="${one.date}">${one.long}</time></li></ul>${one.body}<hr><ul class="links-nextprev"><li>Previous: <a href="/">Home</a></li></ul>`,
  frame: (navigation, main, company) =>
    `<body><header><a href="/" class="home-link">${company}</a><nav><h2 class="visually-hidden">Top level navigation menu</h2><ul class="nav">${linksOf(navigation)}</ul></nav></header><main id="skip">${main}</main><footer></footer></body>`,
};

/** Blog with microdata; the reading time stands beside the day. */
export const docusaurus: Shape = {
  generator: 'Docusaurus v3.5.2',
  feedPath: 'blog/rss.xml',
  pathOf: (newsPath, { id, date }) => `${newsPath}${date.replaceAll('-', '/')}/${id}`,
  card: (one) =>
    `<article class="margin-bottom--xl" itemprop="blogPost" itemscope itemtype="https://schema.org/BlogPosting"><header><h2 class="title_f1Hy" itemprop="headline"><a itemprop="url" href="${one.href}">${one.title}</a></h2><div class="container_mt6G margin-vert--md"><time datetime="${one.date}T00:00:00.000Z">${one.long}</time> · <!-- -->2 min read</div></header><div class="markdown" itemprop="articleBody"><p>${one.excerpt}</p></div><footer class="row docusaurus-mt-lg"><div class="col"><a aria-label="Read more about ${one.title}" href="${one.href}"><b>Read More</b></a></div></footer></article>`,
  list: (cards) => `<main class="col col--7">${cards}</main>`,
  article: (one) =>
    `<main class="col col--7"><article itemprop="blogPost" itemscope itemtype="https://schema.org/BlogPosting"><header><h1 class="title_f1Hy" itemprop="headline">${one.title}</h1><div class="container_mt6G"><time datetime="${one.date}T00:00:00.000Z">${one.long}</time> · <!-- -->2 min read</div></header><div id="__blog-post-container" class="markdown" itemprop="articleBody">${one.body}</div></article></main>`,
  frame: (navigation, main, company) =>
    `<body><div id="__docusaurus"><nav class="navbar navbar--fixed-top"><div class="navbar__items"><a class="navbar__brand" href="/"><b>${company}</b></a>${navigation.map(({ href, word }) => `<a class="navbar__item navbar__link" href="${href}">${word}</a>`).join('')}</div></nav><div class="main-wrapper"><div class="container"><div class="row"><aside class="col col--3"><nav class="sidebar_re4s" aria-label="Blog recent posts navigation"></nav></aside>${main}</div></div></div><footer class="footer">Copyright © ${company}</footer></div></body>`,
};
