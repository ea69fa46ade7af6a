declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt';
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
