// Runs before anything is painted, as a file of its own because the content security policy forbids inline scripts.
// The application takes both decisions over from <html>: the theme's class and data-sidebar.
(() => {
  const root = document.documentElement;

  let theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is blocked in this browser: the default theme it is.
  }
  root.classList.add(theme === 'light' ? 'light' : 'dark');

  const sidebar = /(?:^|;\s*)sidebar_state=([^;]*)/.exec(document.cookie)?.[1];
  root.dataset.sidebar = sidebar === 'false' ? 'collapsed' : 'expanded';
})();
