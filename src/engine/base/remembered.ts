/**
 * Remembers what is made from an object for as long as that object is there. Hands in a row mostly ask about the same one, so
 * the last is at hand without a look-up.
 */
export function remembered<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  let last: From | undefined;
  let made: Made;
  return (from) => {
    if (from === last) return made;
    made = known.get(from) ?? make(from);
    known.set(from, made);
    last = from;
    return made;
  };
}
