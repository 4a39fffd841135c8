import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { openTokenOf } from '../../../../quizzes/exams/open-link.ts';
import { browserVault } from '../../../../stores/exams/vault.ts';

/** Where this device keeps what is sat at a link. */
export const seatKey = (invitation: Invitation): string =>
  [invitation.kind === 'personal' ? invitation.token : invitation.key, invitation.attempt].join('.');

/** The token of whoever sits here: his own, or that of the name that he typed. */
export const tokenOf = (invitation: Invitation, name: string): Promise<string> =>
  invitation.kind === 'personal' ? Promise.resolve(invitation.token) : openTokenOf(invitation.key, name, browserVault);
