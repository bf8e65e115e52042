// pdfkit carries no types, and those of DefinitelyTyped want Node's: here is what the painter uses.
declare module 'pdfkit' {
  export interface Reference {
    readonly data: Record<string, unknown>;
  }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }
  export interface Outline {
    addItem(title: string, options?: { readonly top?: number; readonly left?: number }): Outline;
  }
  export default class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    readonly info: Record<string, unknown>;
    readonly page: { readonly width: number; readonly height: number; readonly dictionary: Reference };
    readonly outline: Outline;
    on(event: 'data', hear: (chunk: Uint8Array) => void): this;
    on(event: 'end', hear: () => void): this;
    on(event: 'error', hear: (error: Error) => void): this;
    addPage(options: Readonly<Record<string, unknown>>): this;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: Readonly<Record<string, unknown>>): this;
    addContent(operators: string): this;
    markContent(tag: string, options?: Readonly<Record<string, unknown>>): this;
    markStructureContent(tag: string, options?: Readonly<Record<string, unknown>>): StructureContent;
    endMarkedContent(): this;
    struct(tag: string, options?: Readonly<Record<string, unknown>>): StructureElement;
    addStructure(element: StructureElement): this;
    link(x: number, y: number, width: number, height: number, address: string): this;
    goTo(x: number, y: number, width: number, height: number, place: string): this;
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void;
    end(): void;
  }
}
