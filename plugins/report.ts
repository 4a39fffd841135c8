/**
 * Where reports of errors go, as the site's owner set it when building (`REPORT_TO`): a mail address as `mailto:me@example.org`, or
 * the https address of a page where issues are opened. Throws for anything else, with what would be right; '' without one.
 */
export function reportTo(setting: string | undefined): string {
  if (setting === undefined || setting === '') return '';
  const { protocol, pathname } = URL.parse(setting) ?? {};
  const isMail = protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(pathname ?? '');
  if (isMail || protocol === 'https:') return setting;
  throw new Error(`REPORT_TO is “${setting}”: give mailto:name@example.org or an https:// address, or leave it out`);
}
