/** The same answer to the same question, by identity. */
export function memoize<Q, A>(answer: (question: Q) => A): (question: Q) => A {
  const answers = new Map<Q, A>();
  return (question) => {
    if (answers.has(question)) return answers.get(question) as A;
    const found = answer(question);
    answers.set(question, found);
    return found;
  };
}
