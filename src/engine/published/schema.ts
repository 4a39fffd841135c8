import type { Form, Forms, Schema } from '../base/form.ts';
import { REQUEST as SCORE } from '../hand/fields.ts';
import { OPTION_VALUES as MCR_VALUES } from '../mcr/options/options.ts';
import { MCR_PLAY_REQUEST } from '../mcr/play/state.ts';
import { MCR_HAPPENINGS } from '../mcr/settle/settle-request.ts';
import { allowedValues } from '../riichi/options/options.ts';
import { OPTION_IDS } from '../riichi/options/names.ts';
import { PLAY_REQUEST } from '../riichi/play/state.ts';
import { RIICHI_HAPPENINGS } from '../riichi/settle/settle-request.ts';
import { type GameId, RULEBOOK_LIST } from '../rulebooks/ids.ts';
import { FINISH, RANK } from '../tournament/request.ts';

const isForm = (of: Form | Forms): of is Form => Array.isArray(of.names);

/** The schema of a form; `needed` overrides its required fields. */
function schemaOf({ names, fields, also }: Form, needed?: readonly string[], fixed: Schema = {}): Schema {
  const properties = names.map((name, i): [string, unknown] => {
    const { schema, wanted, of, needed: within } = fields[i]!;
    const inside = of && schemaOfAny(of, within);
    const whole = inside ? (schema.type === 'array' ? { ...schema, items: inside } : inside) : schema;
    return [name, { description: wanted, ...whole, ...(fixed[name] as Schema | undefined) }];
  });
  const required = needed ?? names.filter((_, i) => fields[i]!.required);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...also,
  };
}

/** The schema of one form, or of one of several, each with its `type` where it has that field. */
const schemaOfAny = (of: Form | Forms, needed?: readonly string[]): Schema =>
  isForm(of)
    ? schemaOf(of, needed)
    : {
        anyOf: Object.entries(of).map(([type, one]) =>
          one.names.includes('type')
            ? schemaOf(one, ['type', ...neededIn(one)], { type: { const: type } })
            : schemaOf(one),
        ),
      };

const neededIn = ({ names, fields }: Form): readonly string[] => names.filter((_, i) => fields[i]!.required);

/** The rulebooks of a game; those of riichi may carry options in their id. */
const rulesOf = (game: GameId): Schema => {
  const ids = RULEBOOK_LIST.filter((one) => one.game === game).map(({ id }) => id);
  return {
    description: `the id of a rulebook: ${ids.join(', ')}`,
    pattern: `^(${ids.join('|')})${game === 'riichi' ? '(~[A-Za-z0-9_-]{1,60}){0,30}' : ''}$`,
  };
};

function riichiOption(option: string): Schema {
  const { values, members } = allowedValues(option);
  return values.length > 0 ? { enum: values } : { type: 'array', items: { enum: members } };
}

/** The rule options of a game that a request may override. */
const optionsOf = (game: GameId): Schema => ({
  properties:
    game === 'riichi'
      ? Object.fromEntries(OPTION_IDS.map((option) => [option, riichiOption(option)]))
      : Object.fromEntries(Object.entries(MCR_VALUES).map(([option, values]) => [option, { enum: values }])),
  additionalProperties: false,
});

const ofGame = (game: GameId, request: Form): Schema =>
  schemaOf(request, undefined, { rules: rulesOf(game), knobs: optionsOf(game) });

const ofEither = (riichi: Form, mcr: Form): Schema => ({ anyOf: [ofGame('riichi', riichi), ofGame('mcr', mcr)] });

/** The requests of each function, in JSON Schema 2020-12, made of the forms that read them. */
export const REQUEST_SCHEMAS = {
  scoreRequest: ofEither(SCORE, SCORE),
  settleRequest: ofEither(RIICHI_HAPPENINGS.request, MCR_HAPPENINGS.request),
  finishRequest: ofEither(FINISH.riichi, FINISH.mcr),
  rankRequest: ofEither(RANK, RANK),
  mayI: ofEither(PLAY_REQUEST, MCR_PLAY_REQUEST),
} as const satisfies Readonly<Record<string, Schema>>;
