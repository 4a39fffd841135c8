import english from '../../src/content/i18n/en.json' with { type: 'json' };

const said = Object.entries(english).map(([key, text]): readonly [string, string] => {
  const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([whole, name]) => `${String(name)}=${whole}`);
  const name = key.replace(/^tensu\.[a-z-]+\./, '');
  return [key, values.length === 0 ? name : `${name}(${values.join(' ')})`];
});

/** Strings that are only their keys and values, so that a test holds however the texts are worded. */
export const NAMED = { all: (): object => Object.fromEntries(said) };
