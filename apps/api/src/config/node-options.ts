/** The options of Node.js in the environment. Apart from the other variables: it is read before anything heavy is imported. */
export const NODE_OPTIONS = process.env.NODE_OPTIONS ?? '';
