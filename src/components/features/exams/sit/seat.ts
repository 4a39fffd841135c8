import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { openTokenOf } from '../../../../quizzes/exams/open-link.ts';
import { browserVault } from '../../../../stores/exams/vault.ts';

/** The storage key of the attempts at a link on this device. */
export const seatKey = (invitation: Invitation): string =>
  [invitation.kind === 'personal' ? invitation.token : invitation.key, invitation.attempt].join('.');

/** The token of the candidate here: the link's own, or that of the typed name. */
export const tokenOf = (invitation: Invitation, name: string): Promise<string> =>
  invitation.kind === 'personal' ? Promise.resolve(invitation.token) : openTokenOf(invitation.key, name, browserVault);
