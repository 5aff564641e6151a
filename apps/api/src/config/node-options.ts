/** The options of Node.js in the environment. Apart from the other variables: it is read before anything heavy is imported. */
export const NODE_OPTIONS = process.env.NODE_OPTIONS ?? '';

/** A file of certificates that Node.js itself has read at its start. */
export const EXTRA_CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS ?? '';
