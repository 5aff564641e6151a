/** People in what a source answered. Pure. */

type Doc = Record<string, unknown>;

/**
 * The same response without some of its people. The others stay in their positions, and a request for exactly the
 * removed ones gets "unknown". A text that is no such response stays as it is.
 */
export function removePeopleFromResponse(body: string, isGone: (person: object) => boolean): string {
  const answer = parse(body);
  const remaining = Array.isArray(answer)
    ? answer.map((one) => (isRemovedPerson(one, isGone) ? notFoundItem(one) : one))
    : answer;
  const after = isDoc(remaining) && !Array.isArray(remaining) ? removePeopleFromObject(remaining, isGone) : remaining;
  return JSON.stringify(after) === JSON.stringify(answer) ? body : JSON.stringify(after);
}

/** Everybody in an answer, in any of its shapes. */
export function peopleInResponse(body: string): object[] {
  const people: object[] = [];
  removePeopleFromResponse(body, (person) => {
    people.push(person);
    return false;
  });
  return people;
}

function removePeopleFromObject(answer: Doc, isGone: (person: object) => boolean): Doc {
  const { data, matches, people, person } = answer;
  if (isRemovedPerson(data, isGone) && !Array.isArray(data)) return { status: NOT_FOUND };
  return {
    ...answer,
    ...(Array.isArray(data) && { data: data.filter((one) => !isRemovedPerson(one, isGone)) }),
    ...(Array.isArray(people) && { people: people.filter((one) => !isRemovedPerson(one, isGone)) }),
    // In the order of the request.
    ...(Array.isArray(matches) && { matches: matches.map((one) => (isRemovedPerson(one, isGone) ? null : one)) }),
    ...(isRemovedPerson(person, isGone) && { person: null }),
  };
}

const NOT_FOUND = 404;

/** One of several requested together, identified by the metadata sent along. */
const notFoundItem = (item: unknown): Doc => ({ status: NOT_FOUND, metadata: isDoc(item) ? item.metadata : undefined });

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null;

const isRemovedPerson = (value: unknown, isGone: (person: object) => boolean): boolean =>
  isDoc(value) && !Array.isArray(value) && isGone(value);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A page or an error text describes no one in particular.
    return null;
  }
}
