import { radiusOptions } from '@prentice/contract';

/** The surroundings of a point. */
export interface Circle {
  readonly lat: number;
  readonly lon: number;
  /** Kilometres. */
  readonly radius: number;
}

interface Point {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_KM = 6_371;
/** Less than a degree of latitude anywhere, in kilometres. */
const LATITUDE_KM = 110;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres along the surface (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const [lat, lon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const h = Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns whether a point is in the circle; one that is not known is nowhere. */
export const isInside = (circle: Circle, { lat, lon }: { lat: number | null; lon: number | null }): boolean =>
  lat !== null &&
  lon !== null &&
  Math.abs(lat - circle.lat) * LATITUDE_KM <= circle.radius &&
  distanceKm(circle, { lat, lon }) <= circle.radius;

/** Distances beyond those that are offered, in kilometres. */
const furtherRadii = [200, 300, 500];

/** Returns the distances beyond one that may be tried instead, in kilometres, the shortest first. */
export const radiiBeyond = (radius: number): number[] =>
  [...radiusOptions, ...furtherRadii].filter((further) => further > radius);
