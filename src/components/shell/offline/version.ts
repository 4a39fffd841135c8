/** The build that this page is of, as the build wrote it into the page; '' in development. */
export const thisBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="tensu-build"]')?.content ?? '';
