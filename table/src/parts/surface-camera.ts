// Where the board stands on its surface: pan and zoom as plain numbers.

/** The board's units are multiplied by `scale`, then moved by x and y pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const closest = 4;

/** The camera that shows the whole board in the middle. */
export function fitCamera(board: Size, surface: Size, margin = 8): Camera {
  const scale = Math.max(
    0.05,
    Math.min((surface.width - 2 * margin) / board.width, (surface.height - 2 * margin) / board.height),
  );
  return { scale, x: (surface.width - board.width * scale) / 2, y: (surface.height - board.height * scale) / 2 };
}

/** A surface that is taller than wide by this, or narrower than this, as on a phone: there the board begins nearer, so that it can be read. */
const upright = 1.2;
const narrow = 600;
const near = 1.9;
const nearest = 3;

/** Holds a stretch of so much length on a surface with so much room: in the middle where it fits, without a gap where it does not. */
const hold = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));

/** What a camera is to show, in the board's units; `isWhole` where all of it has to be in sight. */
export interface Focus extends Box {
  readonly isWhole?: boolean;
}

/**
 * The camera to begin with: the whole board; on an upright phone nearer, and there around what can be chosen or is taught.
 * `focusOf` is asked only there.
 */
export function homeCamera(board: Size, surface: Size, focusOf: () => Focus | undefined = () => undefined): Camera {
  const whole = fitCamera(board, surface);
  if (surface.height < surface.width * upright && surface.width > narrow) return whole;
  const focus = focusOf();
  const filling = surface.height / board.height;
  const room = focus ? Math.min(surface.width / focus.width, surface.height / focus.height) * 0.94 : Number.POSITIVE_INFINITY;
  const readable = Math.min(filling, whole.scale * near, focus?.isWhole ? room : Number.POSITIVE_INFINITY);
  const scale = Math.max(whole.scale, readable, Math.min(filling, whole.scale * nearest, room));
  const middle = focus
    ? { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }
    : { x: board.width / 2, y: board.height / 2 };
  return {
    scale,
    x: hold(surface.width / 2 - middle.x * scale, board.width * scale, surface.width),
    y: hold(surface.height / 2 - middle.y * scale, board.height * scale, surface.height),
  };
}

/** Keeps the scale between the whole board and `closest` times that, and the board on the surface. */
export function keepInside(camera: Camera, board: Size, surface: Size): Camera {
  const whole = fitCamera(board, surface);
  const scale = Math.min(Math.max(camera.scale, whole.scale), whole.scale * closest);
  const keep = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(room * 0.25, Math.max(room * 0.75 - length, at));
  return {
    scale,
    x: keep(camera.x, board.width * scale, surface.width),
    y: keep(camera.y, board.height * scale, surface.height),
  };
}

/** Zooms by a factor so that the point of the surface stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - (at.x - camera.x) * factor,
    y: at.y - (at.y - camera.y) * factor,
  };
}
