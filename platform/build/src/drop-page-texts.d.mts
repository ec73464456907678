export default function dropPageTexts(source: string): string;
