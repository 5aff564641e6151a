// A file of its own, because the content security policy allows no inline script.

// As in the product, where dark is the theme unless another one was chosen.
let theme = null;
try {
  theme = localStorage.getItem('theme');
} catch {
  // Storage is blocked in this browser: the default theme it is.
}
document.documentElement.classList.toggle('dark-mode', theme !== 'light');

// A list of 150 operations and more is drawn only as far as it is seen, where the browser's search finds nothing.
// Tag by tag the lists are short enough to be drawn whole.
const drawTagByTag = () => ({
  wrapComponents: {
    operations:
      (Operations, { React }) =>
      (props) => {
        const tagged = props.specSelectors.taggedOperations();
        const ofTag = (tag) => tagged.filter((_operations, name) => name === tag);
        return tagged
          .keySeq()
          .map((tag) => {
            const specSelectors = { ...props.specSelectors, taggedOperations: () => ofTag(tag) };
            return React.createElement(Operations, { ...props, key: tag, specSelectors });
          })
          .toArray();
      },
  },
});

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
  plugins: [drawTagByTag],
});
