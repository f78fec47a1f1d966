// What the bundler lets a page import besides code.
declare module '*.css';
declare module '*.md?raw' {
  const text: string;
  export default text;
}
