import { linksOf, type Shape } from './shape.ts';

export const wordpress: Shape = {
  generator: 'WordPress 6.5.3',
  feedPath: 'feed/index.xml',
  pathOf: (_, { id }) => `/${id}/`,
  card: (one) =>
    `<article id="post-${400 - one.order}" class="post-${400 - one.order} post type-post status-publish format-standard hentry category-news"><header class="entry-header"><h2 class="entry-title"><a href="${one.href}" rel="bookmark">${one.title}</a></h2><div class="entry-meta"><span class="posted-on"><a href="${one.href}" rel="bookmark"><time class="entry-date published" datetime="${one.date}T09:00:00+00:00">${one.long}</time></a></span></div></header><div class="entry-summary"><p>${one.excerpt} [&hellip;]</p></div></article>`,
  list: (cards) =>
    `<div id="primary" class="content-area"><main id="main" class="site-main">${cards}</main></div><aside id="secondary" class="widget-area"><section class="widget widget_categories"><ul><li><a href="/category/news/">News</a></li></ul></section></aside>`,
  article: (one) =>
    `<main id="main" class="site-main"><article class="post type-post hentry"><header class="entry-header"><h1 class="entry-title">${one.title}</h1><time class="entry-date published" datetime="${one.date}T09:00:00+00:00">${one.long}</time></header><div class="entry-content">${one.body}</div></article><nav class="navigation post-navigation"><a href="/" rel="prev">Previous</a></nav></main>`,
  frame: (navigation, main, company) =>
    `<body class="home blog wp-embed-responsive"><div id="page" class="site"><header id="masthead" class="site-header"><p class="site-title"><a href="/">${company}</a></p><nav id="site-navigation"><ul id="primary-menu" class="menu">${linksOf(navigation, 'menu-link')}</ul></nav></header>${main}<footer id="colophon">Proudly powered by WordPress</footer></div></body>`,
};

/** Rows of a view without `<time>`; articles under numbers. */
export const drupal: Shape = {
  generator: 'Drupal 10 (https://www.drupal.org)',
  feedPath: 'rss.xml',
  pathOf: (_, { id, order }) => `/node/${812 - order}/${id}`,
  card: (one) =>
    `<div class="views-row"><div class="views-field views-field-title"><span class="field-content"><a href="${one.href}" hreflang="en">${one.title}</a></span></div><div class="views-field views-field-created"><span class="field-content">${one.long}</span></div><div class="views-field views-field-body"><div class="field-content"><p>${one.excerpt}</p></div></div></div>`,
  list: (cards) =>
    `<main role="main"><div class="views-element-container"><div class="view view-news view-display-id-page_1"><div class="view-content">${cards}</div></div></div></main>`,
  article: (one) =>
    `<main role="main"><article data-history-node-id="${812 - one.order}" class="node node--type-article"><h1><span class="field field--name-title">${one.title}</span></h1><div class="node__meta"><span>Submitted by editor on <span class="field field--name-created">${one.long}</span></span></div><div class="clearfix text-formatted field field--name-body">${one.body}</div></article></main>`,
  frame: (navigation, main, company) =>
    `<body class="layout-no-sidebars"><header role="banner"><a href="/" rel="home">${company}</a></header><nav role="navigation" class="block-menu"><ul class="menu">${linksOf(navigation)}</ul></nav>${main}<footer role="contentinfo">${company}</footer></body>`,
};

export const typo3: Shape = {
  generator: 'TYPO3 CMS',
  feedPath: 'rss.xml',
  pathOf: (newsPath, { id }) => `${newsPath}detail/${id}`,
  card: (one) =>
    `<div class="article articletype-0" itemscope itemtype="http://schema.org/Article"><div class="news-list-date"><time itemprop="datePublished" datetime="${one.date}">${one.short}</time></div><div class="header"><h3><a title="${one.title}" href="${one.href}"><span itemprop="headline">${one.title}</span></a></h3></div><div class="teaser-text"><div itemprop="description"><p>${one.excerpt}</p></div><a class="more" title="${one.title}" href="${one.href}">${one.more}</a></div></div>`,
  list: (cards) => `<main id="content"><div class="news"><div class="news-list-view">${cards}</div></div></main>`,
  article: (one) =>
    `<main id="content"><div class="news news-single"><div class="article" itemscope itemtype="http://schema.org/Article"><div class="header"><h1 itemprop="headline">${one.title}</h1></div><div class="extra"><span class="news-list-date"><time itemprop="datePublished" datetime="${one.date}">${one.short}</time></span></div><div class="news-text-wrap" itemprop="articleBody">${one.body}</div></div></div></main>`,
  frame: (navigation, main, company) =>
    `<body id="p1" class="page-1"><!-- This website is powered by TYPO3 --><div id="top"><a href="/">${company}</a><nav class="main-navigation"><ul>${linksOf(navigation, 'nav-link')}</ul></nav></div>${main}<footer><p>© ${company}</p></footer></body>`,
};

/** Details of a post as a definition list, with a count of visits. */
export const joomla: Shape = {
  generator: 'Joomla! - Open Source Content Management',
  feedPath: 'feed.rss',
  pathOf: (newsPath, { id, order }) => `${newsPath}${90 - order}-${id}.html`,
  card: (one) =>
    `<div class="com-content-category-blog__item blog-item" itemprop="blogPost" itemscope itemtype="https://schema.org/BlogPosting"><div class="item-content"><div class="page-header"><h2 itemprop="name"><a href="${one.href}" itemprop="url">${one.title}</a></h2></div><dl class="article-info text-muted"><dd class="published"><span class="icon-calendar" aria-hidden="true"></span><time datetime="${one.date}T08:30:00+02:00" itemprop="datePublished">${one.long}</time></dd><dd class="hits"><meta itemprop="interactionCount" content="UserPageVisits:312"> 312</dd></dl><p>${one.excerpt}</p></div></div>`,
  list: (cards) =>
    `<main><div class="com-content-category-blog blog" itemscope itemtype="https://schema.org/Blog">${cards}</div></main>`,
  article: (one) =>
    `<main><div class="com-content-article item-page" itemscope itemtype="https://schema.org/Article"><div class="page-header"><h1 itemprop="headline">${one.title}</h1></div><dl class="article-info text-muted"><dd class="published"><time datetime="${one.date}T08:30:00+02:00" itemprop="datePublished">${one.long}</time></dd></dl><div itemprop="articleBody" class="com-content-article__body">${one.body}</div></div></main>`,
  frame: (navigation, main, company) =>
    `<body class="site com_content view-category layout-blog"><header class="header container-header"><div class="navbar-brand"><a class="brand-logo" href="/">${company}</a></div><nav><ul class="mod-menu nav">${linksOf(navigation)}</ul></nav></header><div class="site-grid">${main}</div><footer class="container-footer footer">${company}</footer></body>`,
};

/** Cards with author and day in their footer. */
export const ghost: Shape = {
  generator: 'Ghost 5.82',
  feedPath: 'rss/index.xml',
  pathOf: (_, { id }) => `/${id}/`,
  card: (one) =>
    `<article class="gh-card post"><a class="gh-card-link" href="${one.href}"><div class="gh-card-wrapper"><p class="gh-card-tag">Company</p><h3 class="gh-card-title is-title">${one.title}</h3><p class="gh-card-excerpt is-body">${one.excerpt}</p><footer class="gh-card-meta"><span class="gh-card-author">By The Team</span><time class="gh-card-date" datetime="${one.date}">${one.medium}</time></footer></div></a></article>`,
  list: (cards) => `<main id="gh-main" class="gh-main"><div class="gh-feed">${cards}</div></main>`,
  article: (one) =>
    `<main class="gh-main"><article class="gh-article post"><header class="gh-article-header"><h1 class="gh-article-title">${one.title}</h1><div class="gh-article-meta"><time class="gh-article-meta-date" datetime="${one.date}">${one.medium}</time><span class="gh-article-meta-length">2 min read</span></div></header><section class="gh-content gh-canvas">${one.body}</section></article></main>`,
  frame: (navigation, main, company) =>
    `<body class="home-template"><div class="gh-viewport"><header class="gh-navigation"><a class="gh-navigation-logo" href="/">${company}</a><nav class="gh-navigation-menu"><ul class="nav">${linksOf(navigation)}</ul></nav></header>${main}<footer class="gh-footer">Powered by Ghost</footer></div></body>`,
};
