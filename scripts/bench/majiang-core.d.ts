declare module '@kobalab/majiang-core' {
  interface Result {
    readonly defen: number;
    readonly fu?: number;
    readonly fanshu?: number;
  }
  const Majiang: {
    rule(options: Readonly<Record<string, unknown>>): object;
    Shoupai: { fromString(text: string): object };
    Util: {
      hule(hand: object, ron: string | null, param: object): Result | undefined;
      hule_param(param: object): object;
    };
  };
  export default Majiang;
}
