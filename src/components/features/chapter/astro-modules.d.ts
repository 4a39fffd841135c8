/** Lets plain TypeScript name the components of Astro; their props are checked where they are used. */
declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
